import './styles/index.css';
import { type Ref, Suspense, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { labels, popup } from '#site/content/frame.js';
import { ErrorBoundary } from './components/frame/ErrorBoundary.tsx';
import { MotionToggle } from './components/frame/MotionToggle.tsx';
import { PageHead } from './components/frame/PageHead.tsx';
import { WelcomePopup } from './components/frame/WelcomePopup.tsx';
import { Wheel } from './components/wheel/Wheel.tsx';
import { headOf, headOfFailed } from './navigation/heads.ts';
import { travel } from './navigation/navigation.ts';
import { pageOf } from './navigation/pages.ts';
import { findRoute, matchRoute, type Route, titleOf } from './navigation/routes.ts';
import { useNavigationEffects } from './navigation/useNavigationEffects.ts';
import { useShownRoute } from './navigation/useShownRoute.ts';
import { versionsOf } from './navigation/versions.ts';
import { SiteFrame } from './SiteFrame.tsx';

interface AppProps {
  /** The site's path without its trailing slash: '' or '/repo'. */
  base: string;
  /** The path, base included, of the HTML that is rendered or hydrated. */
  ssrPath: string;
}

/** Links for the error screen. */
const errorLinks = <Wheel page="" label={labels.wheel} />;

const failedHead = <PageHead {...headOfFailed('', labels.errorTitle.text)} />;

/**
 * The whole site: the frame around every page, and the page for the current location. If a page throws, the
 * error screen takes its place, and the frame can still be used.
 */
export function App({ base, ssrPath }: AppProps) {
  return (
    <Router base={base} ssrPath={ssrPath} ssrSearch="" aroundNav={travel}>
      <ErrorBoundary
        labels={labels}
        links={
          <>
            {failedHead}
            {errorLinks}
          </>
        }
      >
        <Pages />
      </ErrorBoundary>
    </Router>
  );
}

function Pages() {
  const { shown, entering, enteringRef, awaited } = useShownRoute();
  const mainRef = useNavigationEffects(shown);

  const [location] = useLocation();
  const current = matchRoute(location).page;
  const versions = versionsOf(current, useSearch());
  const [failed, setFailed] = useState<string | null>(null);
  const head = failed ? headOfFailed(failed, labels.errorTitle.text) : headOf(findRoute(location), shown);

  /** One that has failed may leave while the next one fails. */
  const onFailure = (page: string, fails: boolean) =>
    setFailed((now) => {
      if (fails) return page;
      return now === page ? null : now;
    });

  return (
    <SiteFrame current={`/${current}`} versions={versions} control={<MotionToggle labels={labels} />}>
      {head && <PageHead {...head} />}
      {/* Always rendered: screen readers announce only changes within an existing live region. */}
      <p className="visually-hidden" aria-live="polite">
        {awaited && labels.opening.replace('{page}', titleOf(awaited))}
      </p>
      <WelcomePopup {...popup} versions={versions} />

      {/* Not inside main: adding children there before hydration causes a mismatch. */}
      <Suspense>
        <main id="main" ref={mainRef} tabIndex={-1}>
          <PageLayer key={shown.page} route={shown} covered={entering !== null} onFailure={onFailure} />
          {entering && (
            <PageLayer key={entering.page} route={entering} ref={enteringRef} enters onFailure={onFailure} />
          )}
        </main>
      </Suspense>
    </SiteFrame>
  );
}

interface PageLayerProps {
  route: Route;
  /** Whether it opens over the previous page. */
  enters?: boolean;
  /** Whether another page opens over it. */
  covered?: boolean;
  onFailure: (page: string, fails: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A page in its own colours: the document still has the previous page's while this one enters. */
function PageLayer({ route, enters = false, covered = false, onFailure, ref }: PageLayerProps) {
  const Page = pageOf(route);

  return (
    <div
      ref={ref}
      className={enters ? 'page-layer entering' : 'page-layer'}
      data-page={route.page}
      aria-hidden={covered || undefined}
    >
      <ErrorBoundary labels={labels} links={errorLinks} onFailure={(fails) => onFailure(route.page, fails)}>
        <Page />
      </ErrorBoundary>
    </div>
  );
}
