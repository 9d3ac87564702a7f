/** Remembers the last result for each name. */
export function eachWhenChanged<Given, Result>(
  make: (given: Given) => Promise<Result>,
): (name: string, key: string, given: Given) => Promise<Result> {
  const all: Map<string, ReturnType<typeof whenChanged<Given, Result>>> = new Map();
  return (name, key, given) => {
    const one = all.get(name) ?? whenChanged(make);
    all.set(name, one);
    return one(key, given);
  };
}

/**
 * Remembers the last result of a function, and calls it again only for another key, or after a failure.
 *
 * @param make never runs twice at a time
 */
export function whenChanged<Given, Result>(
  make: (given: Given) => Promise<Result>,
): (key: string, given: Given) => Promise<Result> {
  let last: { key: string; result: Promise<Result> } | undefined;
  return (key, given) => {
    if (last?.key === key) return last.result;
    const before = last?.result ?? Promise.resolve();
    const result = before.then(
      () => make(given),
      () => make(given),
    );
    const now = { key, result };
    last = now;
    result.catch(() => {
      if (last === now) last = undefined;
    });
    return result;
  };
}
