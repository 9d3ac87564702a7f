import './styles/index.css';
import type { BaseLocationHook } from 'wouter';
import { Router, useLocation } from 'wouter';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { ExternalLinkNote } from './components/ExternalLink.tsx';
import { Footer } from './components/Footer.tsx';
import { MotionToggle } from './components/MotionToggle.tsx';
import { NavBar } from './components/NavBar.tsx';
import { SkipLink } from './components/SkipLink.tsx';
import { WelcomePopup } from './components/WelcomePopup.tsx';
import { labels } from './content/labels.ts';
import { navigation } from './content/navigation.ts';
import { owner } from './content/owner.ts';
import { popup } from './content/popup.ts';
import { useMotionAttribute } from './hooks/useMotionAttribute.ts';
import { travel, useNavigationEffects, usePrefetchOnIntent, useShownRoute } from './navigation.ts';
import { matchRoute, pageOf } from './routes.ts';

interface AppProps {
  /** The site's path without its last slash: '' or '/repo'. */
  base: string;
  /** The path, base included, of the HTML that is rendered or hydrated. */
  ssrPath?: string;
  /** Where the location comes from; the browser's address unless told otherwise. */
  hook?: BaseLocationHook;
}

/** The whole site: the frame around every page and the page that the location asks for. */
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
