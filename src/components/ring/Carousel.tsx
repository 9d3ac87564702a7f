import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { digits } from '#site/site.js';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { usePageVisible } from '../../hooks/usePageVisible.ts';
import { useRing } from '../../hooks/useRing.ts';
import { type Ring, turnsByItself } from '../../motion/ring/nextRing.ts';
import { EYE, frontFace, ringGeometry } from '../../motion/ring/ringGeometry.ts';
import { inDigits } from '../../shared/digits.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Carousel.module.css';
import { CarouselCaption, type Photograph } from './CarouselCaption.tsx';
import { CarouselFace } from './CarouselFace.tsx';

interface CarouselProps {
  /** At least 3. */
  photographs: Photograph[];

  /** The id of its heading. */
  labelledBy: string;
  labels: Record<
    | 'photoCredit'
    | 'carousel'
    | 'photograph'
    | 'of'
    | 'turn'
    | 'stopTurning'
    | 'previousPhotograph'
    | 'nextPhotograph',
    string
  >;
}

/** It starts when this share of it is in view, so that visitors see its first face at the front. */
const MOSTLY = 0.4;

/**
 * Photographs on a ring that turns on its own and can be dragged, stepped and stopped. Without a script they
 * lie side by side in a row that scrolls.
 */
export function Carousel({ photographs, labelledBy, labels }: CarouselProps) {
  const count = photographs.length;
  const isRing = useHydrated();
  const forward = isRing && document.documentElement.dir === 'rtl' ? -1 : 1;
  const narrow = useMediaQuery('(max-width: 640px)');
  const { stepDeg, faceWidth, radius, degPerPx } = ringGeometry(count, { narrow });
  const [regionRef, inView] = useInView({ threshold: MOSTLY });
  const visible = usePageVisible();

  const { ring, send, ringRef, dragRef } = useRing({
    count,
    faceWidth,
    degPerPx,
    forward,
    active: isRing,
    awake: inView && visible,
  });

  const { front } = ring;
  const frontRef = useRef<HTMLDivElement>(null);
  const turning = turnsByItself(ring);
  const positionOf = (face: number) => inDigits(`${face + 1} ${labels.of} ${count}`, digits);
  const shown = photographs[front] as Photograph;

  const announced = announcedFace(ring, count);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;

    if (event.key === 'ArrowLeft') send({ type: 'step', by: -forward });
    else if (event.key === 'ArrowRight') send({ type: 'step', by: forward });
    else if (event.key === 'Home') send({ type: 'show', face: 0 });
    else if (event.key === 'End') send({ type: 'show', face: count - 1 });
    else return;

    send({ type: 'ask', for: 'stop' }); // keyboard use stops the ring
    event.preventDefault();
  }

  /** A click beside the front face brings the neighbour on that side to the front. */
  function onClick({ clientX, detail }: MouseEvent) {
    const box = frontRef.current?.getBoundingClientRect();
    if (!box || detail === 0) return;
    if (clientX < box.left) send({ type: 'step', by: -forward });
    else if (clientX > box.right) send({ type: 'step', by: forward });
  }

  const onPointer = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') send({ type: 'hover', over });
  };

  /** The ring pauses while the mouse is over a face or the controls; the view is as wide as the window. */
  const hover = isRing ? { onPointerEnter: onPointer(true), onPointerLeave: onPointer(false) } : {};

  return (
    <section
      ref={regionRef}
      className={`${styles.carousel} stack`}
      aria-labelledby={labelledBy}
      aria-roledescription={labels.carousel}
      data-layout={isRing ? 'ring' : 'row'}
      style={
        {
          '--face-narrow': ringGeometry(count, { narrow: true }).shownWidth,
          '--face-wide': ringGeometry(count, { narrow: false }).shownWidth,
          ...(isRing && {
            '--eye': EYE,
            '--face': `${faceWidth}px`,
            '--ring-radius': `${radius}px`,
            '--step': `${forward * stepDeg}deg`,
          }),
        } as CSSProperties
      }
      onKeyDown={isRing ? onKeyDown : undefined}
      onFocus={(event) => {
        // Stop when keyboard focus enters: moving faces are hard to reach and to read. It stays stopped. A
        // visitor on the controls may start it again, but a focused link must not be replaced by the next
        // caption's.
        const entered = !event.currentTarget.contains(event.relatedTarget);
        const reads = event.target instanceof HTMLAnchorElement;

        if (isRing && (entered || reads) && event.target.matches(':focus-visible')) {
          send({ type: 'ask', for: 'stop' });
        }
      }}
    >
      <div className={styles.controls} {...hover}>
        <p className={`${styles.position} aside`} aria-hidden="true">
          <bdi>{positionOf(front)}</bdi>
        </p>

        <button
          type="button"
          className={`${styles.button} icon-button`}
          aria-label={turning ? labels.stopTurning : labels.turn}
          onClick={() => send({ type: 'ask', for: turning ? 'stop' : 'turn' })}
        >
          <Icon name={turning ? 'pause' : 'play'} />
        </button>

        <button
          type="button"
          className={`${styles.button} ${styles.previous} icon-button`}
          aria-label={labels.previousPhotograph}
          onClick={() => send({ type: 'step', by: -1 })}
        >
          <Icon name="arrow" />
        </button>

        <button
          type="button"
          className={`${styles.button} icon-button`}
          aria-label={labels.nextPhotograph}
          onClick={() => send({ type: 'step', by: 1 })}
        >
          <Icon name="arrow" />
        </button>
      </div>

      {/* biome-ignore lint/a11y: the buttons and keys do what clicks do here */}
      <div
        ref={isRing ? dragRef : undefined}
        className={styles.view}
        data-dragging={ring.phase === 'dragging'}
        // A scroll container must be reachable by keyboard.
        {...(isRing ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
        onClick={isRing ? onClick : undefined}
      >
        {/* It has no height of its own: its faces are hovered. */}
        <div ref={isRing ? ringRef : undefined} className={styles.ring} {...hover}>
          {photographs.map((photograph, i) => (
            <CarouselFace
              key={photograph.image.src}
              ref={i === front ? frontRef : undefined}
              photograph={photograph}
              position={positionOf(i)}
              index={isRing ? i : null}
              away={isRing && i !== front}
              labels={labels}
            />
          ))}
        </div>
      </div>

      {isRing && (
        <div className={styles.caption}>
          <CarouselCaption photograph={shown} labels={labels} />
        </div>
      )}

      <p className="visually-hidden" aria-live="polite">
        {announced === null ? '' : `${positionOf(announced)}: ${photographs[announced]?.caption}`}
      </p>
    </section>
  );
}

/** The face that screen readers announce: one that was asked for or dragged to the front, or null. */
function announcedFace({ phase, front, targetDeg, asked, lingering }: Ring, count: number): number | null {
  if (phase === 'stepping') return frontFace(targetDeg, count);
  return phase === 'paused' && (asked === 'stop' || lingering) ? front : null;
}
