import { Fragment } from 'react';
import { addressParts } from '../../shared/address.ts';
import { WHOLE } from './Name.tsx';

/** Parts with a hyphen that are short enough to stay whole. */
const SHORT = /^(?=.*-.).{1,24}$/;

/** A link's line isn't drawn below a box of its own. */
const UNDERLINED = { ...WHOLE, textDecoration: 'inherit' } as const;

/** An address, whose lines end at its dots and slashes. */
export const Address = ({ children }: { children: string }) =>
  addressParts(children).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {SHORT.test(part) ? <span style={UNDERLINED}>{part}</span> : part}
    </Fragment>
  ));
