import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { labels } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { links } from '#site/pages.js';
import { base } from '#site/site.js';
import { EditionLinks } from '../components/frame/EditionLinks.tsx';
import { Footer } from '../components/frame/Footer.tsx';
import { NavBar } from '../components/frame/NavBar.tsx';
import { SkipLink } from '../components/frame/SkipLink.tsx';
import { ExternalLinkNote } from '../components/ui/ExternalLink.tsx';
import type { Version } from '../navigation/versions.ts';

interface DocumentFrameProps {
  /** Below the edition's path. */
  path: string;
  /** The path of the page in the bar that it is, or that it belongs to. */
  current: string;
  isPart?: boolean;
  versions: Version[];
  children: ReactNode;
}

/**
 * The site's frame around a document: it is rendered once, at build, and its only script is the frame's own
 * (menu.ts). Its links load documents.
 */
export function DocumentFrame({ path, current, isPart = false, versions, children }: DocumentFrameProps) {
  return (
    <Router base={base} ssrPath={base + path} ssrSearch="">
      <NavBar
        first={<SkipLink label={labels.skipToContent} />}
        brand={owner.host ?? { label: owner.name }}
        links={links}
        current={current}
        isPart={isPart}
        labels={labels}
        versions={versions}
      />

      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ExternalLinkNote>{labels.externalSite}</ExternalLinkNote>
      <Footer name={owner.name} profiles={owner.profiles} labels={labels}>
        <EditionLinks editions={versions} label={labels.languages} />
      </Footer>
    </Router>
  );
}
