import './styles/index.css';
import type { BaseLocationHook } from 'wouter';
import { Router, useLocation } from 'wouter';
import { ExternalLinkNote } from './components/basic/ExternalLink.tsx';
import { ErrorBoundary } from './components/frame/ErrorBoundary.tsx';
import { Footer } from './components/frame/Footer.tsx';
import { MotionToggle } from './components/frame/MotionToggle.tsx';
import { NavBar } from './components/frame/NavBar.tsx';
import { SkipLink } from './components/frame/SkipLink.tsx';
import { WelcomePopup } from './components/frame/WelcomePopup.tsx';
import { labels, navigation, popup } from './content/frame.ts';
import { owner } from './content/owner.ts';
import { useMotionAttribute } from './hooks/useMotionAttribute.ts';
import { travel, useNavigationEffects, usePrefetchOnIntent, useShownRoute } from './routing/navigation.ts';
import { matchRoute, pageOf } from './routing/routes.ts';

interface AppProps {
  /** The site's path without its last slash: '' or '/repo'. */
  base: string;
  /** The path, base included, of the HTML that is rendered or hydrated. */
  ssrPath?: string;
  /** wouter's location hook; the browser's address by default. */
  hook?: BaseLocationHook;
}

/**
 * The whole site: the frame around every page and the page that the location asks for. A part of the frame that throws
 * leaves nothing in its place, a page that throws shows the error screen: the rest can still be used.
 */
export function App({ base, ssrPath, hook }: AppProps) {
  return (
    <Router
      base={base}
      aroundNav={travel}
      {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: '' })}
      {...(hook ? { hook } : {})}
    >
      <ErrorBoundary homeLabel={labels.errorHome}>
        <Frame />
      </ErrorBoundary>
    </Router>
  );
}

function Frame() {
  const route = useShownRoute();
  const [location] = useLocation();
  const mainRef = useNavigationEffects(route);
  usePrefetchOnIntent();
  useMotionAttribute();
  const Page = pageOf(route);
  const current = matchRoute(location).page;
  return (
    <>
      <ErrorBoundary>
        <NavBar
          first={
            <ErrorBoundary>
              <SkipLink label={labels.skipToContent} />
            </ErrorBoundary>
          }
          brand={owner.host}
          location={location}
          links={navigation.links.map((link) => ({
            ...link,
            current: matchRoute(link.path).page === current,
          }))}
          labels={labels}
        >
          <ErrorBoundary>
            <MotionToggle labels={labels} />
          </ErrorBoundary>
        </NavBar>
      </ErrorBoundary>
      <ErrorBoundary>
        <WelcomePopup {...popup} />
      </ErrorBoundary>
      <main id="main" ref={mainRef} tabIndex={-1}>
        <ErrorBoundary key={route.page} homeLabel={labels.errorHome}>
          <Page />
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <ExternalLinkNote>{labels.externalSite}</ExternalLinkNote>
      </ErrorBoundary>
      <ErrorBoundary>
        <Footer name={owner.name} profiles={owner.profiles} labels={labels} />
      </ErrorBoundary>
    </>
  );
}
