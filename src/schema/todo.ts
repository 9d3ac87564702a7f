/**
 * Marks a text that is still to be written or translated. It is shown as it is; `npm run dev` underlines it on the pages, and
 * `npm run doctor` lists it. Remove the call once the text is right.
 */
export const todo = <Text>(text: Text): Text => text;
