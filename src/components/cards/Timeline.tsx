import type { CSSProperties } from 'react';
import { cv } from '#site/pages.js';
import { digits } from '#site/site.js';
import { inDigits } from '../../shared/digits.ts';
import { Period } from '../ui/FactList.tsx';
import type { Career } from './careerBars.ts';
import { JobText } from './JobText.tsx';
import styles from './Timeline.module.css';

/** How many points of a job are shown beside the drawing; the CV has all. */
const MOST_POINTS = 2;

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

/**
 * The stages of a career, newest first. Where there is room, and years, each has a bar on an axis of years; the
 * axis only repeats what the jobs say.
 */
export function Timeline({ jobs, career }: { jobs: Job[]; career: Career | undefined }) {
  return (
    <div className={`${styles.career} stack`} style={{ '--years': career?.years.length } as CSSProperties}>
      {career && (
        <div className={`${styles.axis} aside unbroken screen`} aria-hidden="true">
          {career.years.map(({ year, labelled }) => (
            <span key={year}>{labelled && inDigits(year, digits)}</span>
          ))}
        </div>
      )}

      <ol>
        {jobs.map(({ id, role, company, period, description, points, result }, i) => {
          const { kind, from, to, column, side } = career?.bars[i] ?? {};

          return (
            <li
              key={id}
              className={styles.job}
              data-kind={kind}
              data-side={side && ''}
              style={
                {
                  ...{ '--from': from, '--to': to, '--column': column },
                  ...(side && { '--start': side.start, '--end': side.end, '--align': side.align }),
                } as CSSProperties
              }
            >
              <div className={styles.head}>
                <h3>{role}</h3>
                {(period || company) && (
                  <p>
                    {period && (
                      <b>
                        <Period>{period}</Period>
                      </b>
                    )}
                    {period && company && ' · '}
                    {company && <bdi>{company}</bdi>}
                  </p>
                )}
              </div>

              <JobText
                className={styles.text}
                description={description}
                points={cv ? points?.slice(0, MOST_POINTS) : points}
                result={result}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
