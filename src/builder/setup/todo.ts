/** A text that setup writes as a call of `todo` (src/schema/todo.ts). */
export class Todo {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Marks a value's texts. A language's code stays as it is. */
export function todo<Value>(value: Value): Value;
export function todo(value: unknown): unknown {
  if (typeof value === 'string') return new Todo(value);
  if (Array.isArray(value)) return value.map((each) => todo(each));
  if (typeof value !== 'object' || value === null || value instanceof Todo) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'lang') // it will be in its page's language
      .map(([key, each]) => [key, todo(each)]),
  );
}

/** A text, marked or not. */
export const plain = (text: unknown): string => (text instanceof Todo ? text.text : String(text));
