import { Fragment } from 'react';
import { addressParts } from '../../shared/address.ts';
import { WHOLE } from './Name.tsx';

/** Parts with a hyphen that are short enough to stay whole. */
const SHORT = /^(?=.*-.).{1,24}$/;

/** An address, whose lines end at its dots and slashes. */
export const Address = ({ children }: { children: string }) =>
  addressParts(children).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {SHORT.test(part) ? <span style={WHOLE}>{part}</span> : part}
    </Fragment>
  ));
