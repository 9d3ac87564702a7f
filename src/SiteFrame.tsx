import { type ReactNode, Suspense } from 'react';
import { labels } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { links } from '#site/pages.js';
import { EditionLinks } from './components/frame/EditionLinks.tsx';
import { Footer } from './components/frame/Footer.tsx';
import { NavBar } from './components/frame/NavBar.tsx';
import { ExternalLinkNote } from './components/ui/ExternalLink.tsx';
import type { Version } from './navigation/versions.ts';

interface SiteFrameProps {
  /** The path of the page in the bar that is on screen, or that the document on screen belongs to. */
  current: string;
  /** Whether the document belongs to that page. */
  isPart?: boolean;
  versions: Version[];
  /** In the bar; documents have none. */
  control?: ReactNode;
  children: ReactNode;
}

/**
 * The frame around every page and document. Each part hydrates by itself: if an extension has changed its HTML,
 * React renders only that part again.
 */
export function SiteFrame({ current, isPart, versions, control, children }: SiteFrameProps) {
  return (
    <>
      <Suspense>
        <NavBar
          brand={owner.host ?? { label: owner.name }}
          links={links}
          current={current}
          isPart={isPart}
          labels={labels}
          versions={versions}
        >
          {control}
        </NavBar>
      </Suspense>

      {children}
      <ExternalLinkNote>{labels.externalSite}</ExternalLinkNote>

      <Suspense>
        <Footer name={owner.name} profiles={owner.profiles} labels={labels}>
          <EditionLinks editions={versions} label={labels.languages} />
        </Footer>
      </Suspense>
    </>
  );
}
