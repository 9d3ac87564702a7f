import type { CDPSession } from 'playwright';

/**
 * The elements that are still in memory after garbage collection but in no document, according to the
 * debugger.
 *
 * @param cdp of the page
 * @returns the opening tag of each
 */
export async function detachedElements(cdp: CDPSession): Promise<string[]> {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const group = { objectGroup: 'detached elements' };
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Element.prototype', ...group });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    ...group,
  });
  const listed = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: tagsOfDetached.toString(),
    returnByValue: true,
  });
  // Elements that the debugger still holds would be found the next time.
  await cdp.send('Runtime.releaseObjectGroup', group);
  if (listed.exceptionDetails) throw new Error(listed.exceptionDetails.text);
  return listed.result.value;
}

function tagsOfDetached(this: Element[]) {
  // The debugger's query returns prototypes, too.
  const elements = this.filter((element) => !Object.hasOwn(element, 'constructor'));
  return elements.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120));
}
