import { Period } from '../ui/FactList.tsx';
import { JobText } from './JobText.tsx';
import styles from './Timeline.module.css';

/** A stage of a career. */
export interface Job {
  id: string;
  role: string;
  company?: string | undefined;
  /** Such as `2019–2023`. */
  period?: string | undefined;
  description?: string | undefined;
  points?: string[] | undefined;
  result?: string | undefined;
}

/** The stages of a career in ruled rows, newest first. */
export function Timeline({ jobs }: { jobs: Job[] }) {
  return (
    <ol>
      {jobs.map(({ id, role, company, period, ...text }) => (
        <li key={id} className={`${styles.station} stack`}>
          {period && (
            <p className={styles.period}>
              <Period>{period}</Period>
            </p>
          )}

          <div className={styles.job}>
            <h3 className={styles.role}>{role}</h3>
            {company && <p className={styles.company}>{company}</p>}
            <JobText className={styles.description} {...text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
