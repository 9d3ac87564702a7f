import styles from './JobText.module.css';

interface JobTextProps {
  className?: string | undefined;
  description: string | undefined;
  points: string[] | undefined;
}

/** A job's description: a paragraph, then a list. */
export function JobText({ className, description, points }: JobTextProps) {
  if (!points) return description && <p className={className}>{description}</p>;
  return (
    <div className={className}>
      {description && <p>{description}</p>}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
