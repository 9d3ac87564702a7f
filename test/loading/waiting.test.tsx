import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdEarlyInput, loadOnFirstInput, setWaiting } from '../../src/loading/waiting.ts';

holdEarlyInput(() => {});

let page: HTMLElement;
const pressed = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<button id="menu" type="button">Menú</button><main><button id="more" type="button"><b>Más</b></button></main>';
  page = document.querySelector('main') as HTMLElement;
  document.querySelector('#more')?.addEventListener('click', pressed);
  pressed.mockReset();
});

afterEach(() => {
  setWaiting('');
  document.body.innerHTML = '';
});

/** A load that the test completes. */
function heldLoad() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    load,
    async arrives() {
      ends.shift()?.resolve();
      await settle();
    },
    async fails() {
      ends.shift()?.reject(new Error('offline'));
      await settle();
    },
  };
}

const touch = () => window.dispatchEvent(new Event('touchstart'));
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('loadOnFirstInput', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
    'loads once, at the first %s',
    async (sign) => {
      const { load, arrives } = heldLoad();
      loadOnFirstInput(load);
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      await arrives();
      window.dispatchEvent(new Event(sign));
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('loads nothing on a pointermove of a mouse that doesn’t move', async () => {
    const { load, arrives } = heldLoad();
    loadOnFirstInput(load);
    const move = (by: number) => Object.assign(new Event('pointermove'), { movementX: by, movementY: 0 });
    window.dispatchEvent(move(0));
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(move(-1));
    expect(load).toHaveBeenCalledOnce();
    await arrives();
  });

  it('loads at once when the page has already been scrolled or has focus', async () => {
    const { load, arrives } = heldLoad();
    document.querySelector<HTMLElement>('#menu')?.focus();
    loadOnFirstInput(load);
    expect(load).toHaveBeenCalledOnce();
    await arrives();
  });

  it('repeats a press on one of the page’s buttons once its script has loaded', async () => {
    const { load, arrives } = heldLoad();
    loadOnFirstInput(load);
    press('#more b');
    press('#more b');
    expect(load).toHaveBeenCalledOnce();
    expect(pressed).not.toHaveBeenCalled();
    await arrives();
    expect(pressed).toHaveBeenCalledOnce();
    press('#more');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('leaves buttons outside the page alone', async () => {
    const { load, arrives } = heldLoad();
    const onMenu = vi.fn();
    document.querySelector('#menu')?.addEventListener('click', onMenu);
    loadOnFirstInput(load);
    press('#menu');
    expect(onMenu).toHaveBeenCalledOnce();
    touch();
    await arrives();
  });

  it('leaves the buttons of a page that is shown meanwhile alone, even when the load fails', async () => {
    const { load, fails } = heldLoad();
    loadOnFirstInput(load);
    touch();
    page.innerHTML = '<button id="next">Siguiente</button>';
    setWaiting(''); // as navigation does
    const onNext = vi.fn();
    document.querySelector('#next')?.addEventListener('click', onNext);
    press('#next');
    press('#next');
    expect(onNext).toHaveBeenCalledTimes(2);
    await fails();
    press('#next');
    expect(onNext).toHaveBeenCalledTimes(3);
  });

  it('repeats the press when the load fails, and loads again at the next input', async () => {
    const { load, arrives, fails } = heldLoad();
    loadOnFirstInput(load);
    press('#more');
    await fails();
    expect(pressed).toHaveBeenCalledOnce();
    touch();
    expect(load).toHaveBeenCalledTimes(2);
    await arrives();
  });

  it('loads at once when there was input before it was called', async () => {
    const { load, arrives } = heldLoad();
    setWaiting('site');
    touch();
    loadOnFirstInput(load);
    expect(load).toHaveBeenCalledOnce();
    await arrives();
  });
});

describe('a press before the entry has loaded', () => {
  const onMenu = vi.fn();
  beforeEach(() => {
    onMenu.mockReset();
    document.querySelector('#menu')?.addEventListener('click', onMenu);
    setWaiting('site');
  });

  it('is repeated once afterwards; of several presses, only the last is', () => {
    press('#more');
    press('#menu');
    press('#menu');
    expect(onMenu).not.toHaveBeenCalled();
    setWaiting('page');
    expect(onMenu).toHaveBeenCalledOnce();
    expect(pressed).not.toHaveBeenCalled();
    setWaiting('');
    expect(onMenu).toHaveBeenCalledOnce();
  });

  it('waits for the page’s script, too, when the button is in the page', async () => {
    const { load, arrives } = heldLoad();
    press('#more');
    loadOnFirstInput(load);
    expect(load).toHaveBeenCalledOnce();
    expect(pressed).not.toHaveBeenCalled();
    await arrives();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is forgotten when something else is pressed', () => {
    press('#menu');
    press('main');
    setWaiting('page');
    expect(onMenu).not.toHaveBeenCalled();
  });

  it('is left to the browser when the button submits a form', () => {
    const onSend = vi.fn((event: Event) => event.preventDefault());
    page.innerHTML = '<form><button>Enviar</button></form>';
    page.querySelector('button')?.addEventListener('click', onSend);
    press('form button');
    expect(onSend).toHaveBeenCalledOnce();
  });
});
