import { type CSSProperties, Suspense } from 'react';
import { intro, labels, page, skills } from '#site/content/skills.js';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { PageTitle } from '../../components/ui/PageTitle.tsx';
import { useQueryParam } from '../../hooks/useQueryParam.ts';
import { SkillCard } from './SkillCard.tsx';
import styles from './Skills.module.css';

/** A text's size as a share of the title's cell: the more letters, the smaller, so that it fills its part. */
const shareOf = (text = '', part = 1) => Number((part / Math.sqrt(text.length || 1)).toFixed(3));
const sizes = { '--share': shareOf(page.heading, 0.62), '--intro': shareOf(intro, 0.7) } as CSSProperties;

export function SkillsPage() {
  const [shown, show, hide] = useQueryParam('skill');

  return (
    <>
      <div className={styles.stage}>
        <div className={styles.comb}>
          <Suspense>
            <header className={styles.title} style={sizes}>
              <PageTitle>{page.heading}</PageTitle>
              {intro && <p className="lead">{intro}</p>}
            </header>
          </Suspense>

          {/* Before it is hydrated, a button loads the page with its longer text open. */}
          <form
            className={styles.list}
            onSubmit={(event) => {
              event.preventDefault();
              const { submitter } = event.nativeEvent as SubmitEvent;
              if (submitter instanceof HTMLButtonElement) show(submitter.value);
            }}
          >
            <ul className={styles.list}>
              {skills.map((skill) => (
                <li key={skill.id} className={styles.cell}>
                  <Suspense>
                    <SkillCard
                      skill={skill}
                      labels={labels}
                      open={skill.id === shown}
                      onClose={hide}
                      load="eager"
                    />
                  </Suspense>
                </li>
              ))}
            </ul>
          </form>
        </div>
      </div>

      <NextFacet page="Skills" />
    </>
  );
}
