import type { ComponentProps } from 'react';
import { Router } from 'wouter';
import { base } from '#site/site.js';
import { SiteFrame } from '../SiteFrame.tsx';

interface DocumentFrameProps extends ComponentProps<typeof SiteFrame> {
  /** Below the edition's path. */
  path: string;
}

/**
 * The site's frame around a document: it is rendered once, at build, and its only script is the frame's own
 * (menu.ts). Its links load documents.
 */
export function DocumentFrame({ path, children, ...frame }: DocumentFrameProps) {
  return (
    <Router base={base} ssrPath={base + path} ssrSearch="">
      <SiteFrame {...frame}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </SiteFrame>
    </Router>
  );
}
