import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Labels, Photograph } from '../content/types.ts';
import { useInView } from '../hooks/useInView.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { useRing } from '../hooks/useRing.ts';
import { useSupports } from '../hooks/useSupports.ts';
import { turnsByItself } from '../motion/ring.ts';
import { ringGeometry } from '../motion/ringGeometry.ts';
import styles from './Carousel.module.css';
import { CarouselFace } from './CarouselFace.tsx';
import { Icon } from './Icon.tsx';

type CarouselLabels = Pick<
  Labels,
  | 'photoCredit'
  | 'carousel'
  | 'photograph'
  | 'of'
  | 'turn'
  | 'stopTurning'
  | 'previousPhotograph'
  | 'nextPhotograph'
>;

interface CarouselProps {
  /** At least 3. */
  photographs: Photograph[];
  /** The id of its heading. */
  labelledBy: string;
  labels: CarouselLabels;
}

/**
 * Photographs on a ring that turns by itself and can be dragged, stepped and stopped. Without a script, or without 3D
 * transforms, they lie side by side in a row that scrolls.
 */
export function Carousel({ photographs, labelledBy, labels }: CarouselProps) {
  const count = photographs.length;
  const isRing = useSupports('transform-style', 'preserve-3d');
  const narrow = useMediaQuery('(max-width: 640px)');
  const { stepDeg, faceWidth, radius, degPerPx } = ringGeometry(count, { narrow });
  const [viewRef, inView] = useInView();
  const { ring, front, tell, ringRef, dragRef } = useRing({
    count,
    degPerPx,
    active: isRing,
    awake: inView === true,
  });
  const frontRef = useRef<HTMLDivElement>(null);
  const turning = turnsByItself(ring);
  const position = `${front + 1} ${labels.of} ${count}`;
  const resting = ring.phase === 'paused' && (ring.asked === 'stop' || ring.lingering);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') tell({ type: 'step', by: -1 });
    else if (event.key === 'ArrowRight') tell({ type: 'step', by: 1 });
    else if (event.key === 'Home') tell({ type: 'show', face: 0 });
    else if (event.key === 'End') tell({ type: 'show', face: count - 1 });
    else return;
    event.preventDefault();
  }

  /** What looks aside comes to the front. */
  function onClick({ clientX, detail }: MouseEvent) {
    const box = frontRef.current?.getBoundingClientRect();
    if (!box || detail === 0) return;
    if (clientX < box.left) tell({ type: 'step', by: -1 });
    else if (clientX > box.right) tell({ type: 'step', by: 1 });
  }

  const onPointer = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') tell({ type: 'hover', over });
  };

  return (
    <section
      ref={viewRef}
      className={styles.carousel}
      aria-labelledby={labelledBy}
      aria-roledescription={labels.carousel}
      data-layout={isRing ? 'ring' : 'row'}
      style={
        isRing
          ? ({
              '--face': `${faceWidth}px`,
              '--ring-radius': `${radius}px`,
              '--step': `${stepDeg}deg`,
            } as CSSProperties)
          : undefined
      }
      onKeyDown={isRing ? onKeyDown : undefined}
      onFocus={(event) => {
        // The keyboard has come to it: what moves would be hard to reach, and to read. It stays where it stops.
        const entered = !event.currentTarget.contains(event.relatedTarget);
        if (isRing && entered && event.target.matches(':focus-visible')) tell({ type: 'ask', for: 'stop' });
      }}
    >
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={turning ? labels.stopTurning : labels.turn}
          onClick={() => tell({ type: 'ask', for: turning ? 'stop' : 'turn' })}
        >
          <Icon name={turning ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.previousPhotograph}
          onClick={() => tell({ type: 'step', by: -1 })}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.nextPhotograph}
          onClick={() => tell({ type: 'step', by: 1 })}
        >
          <Icon name="arrow" />
        </button>
        <p className={styles.position} aria-hidden="true">
          {position}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons and keys do what clicks do here */}
      <div
        ref={isRing ? dragRef : undefined}
        className={styles.view}
        data-dragging={ring.phase === 'dragging'}
        // What scrolls must be reachable with the keyboard.
        tabIndex={isRing ? undefined : 0}
        onClick={isRing ? onClick : undefined}
        onPointerEnter={isRing ? onPointer(true) : undefined}
        onPointerLeave={isRing ? onPointer(false) : undefined}
      >
        <div ref={isRing ? ringRef : undefined} className={styles.ring}>
          {photographs.map((photograph, i) => (
            <CarouselFace
              key={photograph.image.src}
              ref={i === front ? frontRef : undefined}
              photograph={photograph}
              position={`${i + 1} ${labels.of} ${count}`}
              place={isRing ? i : null}
              away={isRing && i !== front}
              labels={labels}
            />
          ))}
        </div>
      </div>
      <p className={styles.status} aria-live="polite">
        {resting ? `${position}: ${photographs[front]?.caption}` : ''}
      </p>
    </section>
  );
}
