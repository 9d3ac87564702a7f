/** Lets each thing be loaded once, by its name; after a rejection, again when it is asked for again. */
export function oncePerName(load: (name: string) => Promise<void>): (name: string) => Promise<void> {
  const loading = new Map<string, Promise<void>>();

  return (name) => {
    const promise =
      loading.get(name) ??
      load(name).catch((error) => {
        loading.delete(name);
        throw error;
      });

    loading.set(name, promise);

    return promise;
  };
}
