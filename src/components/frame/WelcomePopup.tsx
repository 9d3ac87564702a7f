import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { useLocalStorageFlag } from '../../hooks/useLocalStorageFlag.ts';
import type { Version } from '../../navigation/versions.ts';
import { Icon } from '../ui/Icon.tsx';
import { preferredVersion } from './preferredVersion.ts';

/** A visitor who doesn't scroll has had a first look after this long; on phones it would cover the text. */
const READING_MS = 3000;
const ROOM = '(min-width: 48rem)';

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
  /** This page in every language. */
  versions: Version[];
}

/**
 * Greets each browser once, unless the flag 'first-time' is set: at the first scroll or, except on phones,
 * after three seconds. While something covers it (WelcomePopup.css), it is due; when it is seen, that sets the
 * flag, unless another tab has set it meanwhile. It isn't modal and doesn't take focus, so visitors can read on.
 * If the browser prefers another of the site's languages, it links to that edition, which screen readers
 * announce; nobody is redirected.
 */
export function WelcomePopup({ title, text, button, versions }: WelcomePopupProps) {
  const [greeted, setGreeted] = useLocalStorageFlag('first-time');
  const [phase, setPhase] = useState<'waiting' | 'due' | 'seen' | 'closed'>('waiting');
  const [viewRef, inView] = useInView();
  const titleId = useId();
  /** What had the focus before the greeting got it. */
  const before = useRef<Element | null>(null);
  const waits = phase === 'waiting' && !greeted;
  const shown = phase === 'seen' || (phase === 'due' && !greeted);

  useEffect(() => {
    if (!waits) return;

    const show = () => setPhase('due');
    const timer = window.matchMedia(ROOM).matches ? setTimeout(show, READING_MS) : undefined;

    window.addEventListener('scroll', show, { passive: true });

    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', show);
    };
  }, [waits]);

  useEffect(() => {
    if (!inView) return;
    setPhase('seen');
    setGreeted(true);
  }, [inView, setGreeted]);

  const close = () => {
    const hadFocus = document.activeElement?.closest('[data-greeting]') != null;
    if (hadFocus) focusPlace(before.current); // the focused button disappears
    setPhase('closed');
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });

  useEffect(() => {
    if (phase !== 'seen') return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [phase]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };

  const preferred = shown ? preferredVersion(navigator.languages, versions) : undefined;
  const offered = preferred?.current ? undefined : preferred;

  return (
    <>
      {/* Always rendered: screen readers announce only changes within an existing live region. */}
      <p className="visually-hidden" role="status" lang={offered?.lang}>
        {phase === 'seen' && offered?.offer}
      </p>

      {shown && (
        <dialog
          ref={viewRef}
          open
          className="screen"
          data-greeting=""
          aria-labelledby={titleId}
          onFocus={onFocus}
        >
          <h2 id={titleId}>{title}</h2>

          <p>
            {offered ? (
              <a href={offered.href} lang={offered.lang} hrefLang={offered.lang}>
                {offered.offer}
                <Icon name="arrow" />
              </a>
            ) : (
              text
            )}
          </p>

          <button type="button" className="button" onClick={close}>
            {button}
          </button>
        </dialog>
      )}
    </>
  );
}

/**
 * Focuses the control that had the focus before, or else the first text in view: Tab goes on from there. The page
 * itself and its heading have the focus wherever it is scrolled.
 */
function focusPlace(before: Element | null) {
  const main = document.getElementById('main');
  const isControl = before instanceof HTMLElement && before.isConnected && before.tabIndex >= 0;
  const place = isControl ? before : main && (firstTextInView(main) ?? main);
  if (!place) return;

  if (!isControl && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }

  place.focus({ preventScroll: true });
}

function firstTextInView(main: HTMLElement): HTMLElement | undefined {
  const top = document.querySelector('#root > header')?.getBoundingClientRect().bottom ?? 0;

  return [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li')].find((text) => {
    const box = text.getBoundingClientRect();
    const isInView = box.height > 0 && box.top >= top && box.top < window.innerHeight;
    return isInView && !text.closest('[aria-hidden="true"], [inert]');
  });
}
