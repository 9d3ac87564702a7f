// What most pages share: injected into every script, so that esbuild puts it into one file, and its styles
// into every page.
import './App.tsx';
import './components/ui/Picture.tsx';
import './components/ui/PageTitle.tsx';
import './components/text/SectionHeading.tsx';
import './components/text/Typewriter.tsx';
import './components/cards/JobText.tsx';
import './components/cards/Proof.tsx';
import './components/cards/coverSizes.ts';
