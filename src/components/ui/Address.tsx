import { Fragment } from 'react';
import { addressParts } from '../../shared/address.ts';

/** Parts with a hyphen that are short enough to stay whole. */
const WHOLE = /^(?=.*-.).{1,24}$/;

/** An address, whose lines end at its dots and slashes. */
export const Address = ({ children }: { children: string }) =>
  addressParts(children).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {WHOLE.test(part) ? <span className="whole">{part}</span> : part}
    </Fragment>
  ));
