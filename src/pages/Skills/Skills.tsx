import { intro, labels, page, skills } from '#site/content/skills.js';
import { SkillCard } from '../../components/cards/SkillCard.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { PageHeader } from '../../components/wheel/PageHeader.tsx';
import { useQueryParam } from '../../hooks/useQueryParam.ts';
import styles from './Skills.module.css';

export function Skills() {
  const [shown, show, hide] = useQueryParam('skill');
  return (
    <>
      <PageHeader
        page="Skills"
        title={page.heading}
        intro={intro}
        hub={{ kind: 'logos', images: skills.map(({ image }) => image) }}
      />
      {/* Before it is hydrated, a button loads the page with its longer text open. */}
      <form
        className={`${styles.page} centred`}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement) show(submitter.value);
        }}
      >
        <ul className={styles.cards}>
          {skills.map((skill) => (
            <li key={skill.id}>
              <SkillCard
                skill={skill}
                labels={labels}
                open={skill.id === shown}
                onClose={hide}
                load="eager"
              />
            </li>
          ))}
        </ul>
      </form>
      <NextFacet page="Skills" />
    </>
  );
}
