import './styles/index.css';
import { type Ref, Suspense } from 'react';
import type { BaseLocationHook } from 'wouter';
import { Router, useLocation, useSearch } from 'wouter';
import { labels, popup } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { links } from '#site/pages.js';
import { EditionLinks } from './components/frame/EditionLinks.tsx';
import { ErrorBoundary } from './components/frame/ErrorBoundary.tsx';
import { Footer } from './components/frame/Footer.tsx';
import { MotionToggle } from './components/frame/MotionToggle.tsx';
import { NavBar } from './components/frame/NavBar.tsx';
import { PageHead } from './components/frame/PageHead.tsx';
import { SkipLink } from './components/frame/SkipLink.tsx';
import { WelcomePopup } from './components/frame/WelcomePopup.tsx';
import { ExternalLinkNote } from './components/ui/ExternalLink.tsx';
import { Wheel } from './components/wheel/Wheel.tsx';
import { useMotionAttribute } from './hooks/useMotionAttribute.ts';
import { headOf } from './navigation/heads.ts';
import { travel } from './navigation/navigation.ts';
import { pageOf } from './navigation/pages.ts';
import { findRoute, matchRoute, type Route, titleOf } from './navigation/routes.ts';
import { useNavigationEffects } from './navigation/useNavigationEffects.ts';
import { usePrefetchOnIntent } from './navigation/usePrefetchOnIntent.ts';
import { useShownRoute } from './navigation/useShownRoute.ts';
import { versionsOf } from './navigation/versions.ts';

interface AppProps {
  /** The site's path without its trailing slash: '' or '/repo'. */
  base: string;
  /** The path, base included, of the HTML that is rendered or hydrated. */
  ssrPath?: string;
  /** wouter's location hook; the browser's address by default. */
  hook?: BaseLocationHook;
}

/** Links for the error screen. */
const errorLinks = <Wheel page="" label={labels.wheel} />;

/**
 * The whole site: the frame around every page, and the page for the current location. If a page throws, the
 * error screen takes its place, and the frame can still be used.
 */
export function App({ base, ssrPath, hook }: AppProps) {
  return (
    <Router
      base={base}
      aroundNav={travel}
      {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: '' })}
      {...(hook ? { hook } : {})}
    >
      <ErrorBoundary labels={labels} links={errorLinks}>
        <Frame />
      </ErrorBoundary>
    </Router>
  );
}

function Frame() {
  const { shown, entering, enteringRef, awaited } = useShownRoute();
  const [location] = useLocation();
  const mainRef = useNavigationEffects(shown);
  usePrefetchOnIntent();
  useMotionAttribute();
  const current = matchRoute(location).page;
  const search = useSearch();
  const versions = versionsOf(current, search);
  const head = headOf(findRoute(location), shown);
  const languages = <EditionLinks editions={versions} label={labels.languages} />;

  return (
    <>
      {head && <PageHead {...head} />}
      {/* Each part hydrates by itself: if an extension has changed its HTML, React renders only that part
          again. */}
      <Suspense>
        <NavBar
          first={<SkipLink label={labels.skipToContent} />}
          brand={owner.host ?? { label: owner.name }}
          links={links}
          current={`/${current}`}
          labels={labels}
          versions={versions}
        >
          <MotionToggle labels={labels} />
        </NavBar>
      </Suspense>

      {/* Always rendered: screen readers announce only changes within an existing live region. */}
      <p className="visually-hidden" aria-live="polite">
        {awaited && labels.opening.replace('{page}', titleOf(awaited))}
      </p>
      <WelcomePopup {...popup} versions={versions} />
      {/* Not inside main: adding children there before hydration causes a mismatch. */}
      <Suspense>
        <main id="main" ref={mainRef} tabIndex={-1}>
          <PageLayer key={shown.page} route={shown} covered={entering !== null} />
          {entering && <PageLayer key={entering.page} route={entering} ref={enteringRef} enters />}
        </main>
      </Suspense>

      <ExternalLinkNote>{labels.externalSite}</ExternalLinkNote>
      <Suspense>
        <Footer name={owner.name} profiles={owner.profiles} labels={labels}>
          {languages}
        </Footer>
      </Suspense>
    </>
  );
}

interface PageLayerProps {
  route: Route;
  /** Whether it opens over the previous page. */
  enters?: boolean;
  /** Whether another page opens over it. */
  covered?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A page in its own colours: the document still has the previous page's while this one enters. */
function PageLayer({ route, enters = false, covered = false, ref }: PageLayerProps) {
  const Page = pageOf(route);

  return (
    <div
      ref={ref}
      className={enters ? 'page-layer entering' : 'page-layer'}
      data-page={route.page}
      aria-hidden={covered || undefined}
    >
      <ErrorBoundary labels={labels} links={errorLinks}>
        <Page />
      </ErrorBoundary>
    </div>
  );
}
