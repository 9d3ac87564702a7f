/**
 * Scripts loaded on demand run after the frame, but esbuild doesn't know that: it splits by the set of entries that
 * reach a module (https://esbuild.github.io/api/#splitting). Each of those scripts imports this file, so that all of
 * them share one file with the frame and the small modules below, instead of a dozen. This saves 1.7 kB and ten
 * requests; test/e2e/budget.spec.ts counts them.
 */
import '../App.tsx';
import '../browser/draft.ts';
import '../components/basic/LatticeCells.tsx';
import '../components/basic/Picture.tsx';
import '../components/frame/ProfileLinks.tsx';
import '../components/header/PageTitle.tsx';
import '../hooks/useInView.ts';
import '../motion/graphemes.ts';
