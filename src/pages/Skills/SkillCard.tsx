import { useId, useRef } from 'react';
import { ElsewhereLink } from '../../components/cards/ElsewhereLink.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { ExternalLink } from '../../components/ui/ExternalLink.tsx';
import { PageLink } from '../../components/ui/PageLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { SkillProject } from '../../schema/project.ts';
import type { Image } from '../../schema/types.ts';
import styles from './SkillCard.module.css';

interface SkillCardProps {
  skill: {
    id: string;
    image: Image;
    title: string;
    /** Since when it is used, in words. */
    since?: string | undefined;
    description?: string | undefined;
    /** The longer text's paragraphs. */
    info?: string[] | undefined;
    /** Projects made with it, shown below that text. */
    uses?: SkillProject[];
    /** How many others there are, in words. */
    others?: string | undefined;
  };
  labels: { moreInfo: string; close: string; usedIn?: string | undefined };

  /** Whether the longer text is open. */
  open: boolean;
  onClose: () => void;
  load?: 'lazy' | 'eager';
}

/** A skill in brief. Its button covers the card, and submits the page's form for the longer text. */
export function SkillCard({ skill, labels, open, onClose, load = 'lazy' }: SkillCardProps) {
  const openerRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { uses = [] } = skill;
  // Screen readers would say the title twice: beside it, the logo says nothing more.
  const image = { ...skill.image, alt: '' };

  return (
    <article className={styles.wrapper} aria-labelledby={titleId}>
      <div className={styles.card}>
        <Picture className={`${styles.logo} logo`} image={image} sizes="72px" load={load} />

        <h2 id={titleId} className={`${styles.title} cover-words`}>
          <bdi>{skill.title}</bdi>
        </h2>

        {skill.since && <div className="aside">{skill.since}</div>}
        {skill.description && <p className={`${styles.description} cover-words`}>{skill.description}</p>}

        {skill.info && (
          <button
            ref={openerRef}
            type="submit"
            name="skill"
            value={skill.id}
            className={`${styles.more} cover-link screen`}
            aria-haspopup="dialog"
            aria-label={`${labels.moreInfo}: ${skill.title}`}
          >
            {labels.moreInfo}
          </button>
        )}
      </div>

      {skill.info && (
        <Dialog
          title={skill.title}
          logo={<Picture className="logo" image={image} sizes="56px" load={load} />}
          open={open}
          onClose={onClose}
          closeLabel={labels.close}
          openerRef={openerRef}
        >
          {skill.info.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}

          {uses.length > 0 && (
            <div className={styles.uses}>
              <h3 className="aside">{labels.usedIn}</h3>

              <ul>
                {uses.map((use) => (
                  <li key={use.id}>
                    <ProjectLink {...use} />
                    {use.links?.map((link) => (
                      <ElsewhereLink key={link.url} {...link} title={use.title} />
                    ))}
                  </li>
                ))}
              </ul>

              {skill.others && <p className="aside">{skill.others}</p>}
            </div>
          )}
        </Dialog>
      )}
    </article>
  );
}

function ProjectLink({ title, image, story, url = '', opensIn }: SkillProject) {
  const Target = story ? PageLink : ExternalLink;
  const elsewhere = story ? undefined : opensIn;

  return (
    <Target href={story ?? url} hrefLang={elsewhere?.lang}>
      <span className={`${styles.cover} cropped screen`}>
        {image && <Picture image={{ ...image, alt: '' }} sizes="9rem" ratio={16 / 10} />}
      </span>
      {title} {elsewhere && <span className="visually-hidden">{elsewhere.words}</span>}
    </Target>
  );
}
