import styles from './JobText.module.css';

interface JobTextProps {
  className?: string | undefined;
  description?: string | undefined;
  points?: string[] | undefined;
  result?: string | undefined;
}

/** A job's description: a paragraph, a list, and its result. */
export function JobText({ className, description, points, result }: JobTextProps) {
  if (!points && !result) return description && <p className={className}>{description}</p>;

  return (
    <div className={className}>
      {description && <p>{description}</p>}

      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}

      {result && <p className={styles.result}>{result}</p>}
    </div>
  );
}
