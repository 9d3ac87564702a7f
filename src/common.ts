// Modules that more than one page has: each file that starts a page imports them (builder/bundle/bundle.ts), so
// that esbuild puts them into one file.
import './react.ts';
import './App.tsx';
import './components/ui/Picture.tsx';
import './components/ui/Entries.tsx';
import './components/ui/Name.tsx';
import './components/ui/PageTitle.tsx';
import './components/text/SectionHeading.tsx';
import './components/text/Typewriter.tsx';
import './components/cards/JobText.tsx';
import './components/cards/Proof.tsx';
import './components/cards/coverSizes.ts';
import './browser/draft.ts';
import './components/ui/FactList.tsx';
import './components/text/HeadingRounds.tsx';
import './browser/selection.ts';
import './components/cards/Plates.tsx';
import './components/frame/NextFacet.tsx';
import './components/wheel/PageHeader.tsx';
