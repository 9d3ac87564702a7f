import { Fragment } from 'react';
import { addressParts } from '../../shared/address.ts';

/** An address, whose lines end at its dots and slashes. */
export const Address = ({ children }: { children: string }) =>
  addressParts(children).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
