import styles from './WheelInCorner.module.css';

/** On small screens, for pages without room for the ring: the mark, its lit side at the heading. */
export function WheelInCorner({ page }: { page: string }) {
  return (
    <div className={`${styles.corner} screen`} aria-hidden="true">
      <span className="wheel" data-page={page} data-wheel={page} />
    </div>
  );
}
