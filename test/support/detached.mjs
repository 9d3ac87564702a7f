/**
 * Elements that are in no document and yet in memory, as the debugger sees them after garbage has been collected.
 *
 * @param {import('playwright').CDPSession} cdp of the page
 * @returns {Promise<string[]>} the opening tag of each
 */
export async function detachedElements(cdp) {
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
  // What the debugger holds would be found the next time.
  await cdp.send('Runtime.releaseObjectGroup', group);
  if (listed.exceptionDetails) throw new Error(listed.exceptionDetails.text);
  return listed.result.value;
}

/** @this {Element[]} */
function tagsOfDetached() {
  // Prototypes are among them.
  const elements = this.filter((element) => !Object.hasOwn(element, 'constructor'));
  return elements.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120));
}
