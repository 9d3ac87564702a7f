import { prose } from '#site/content/frame.js';
import { COVER_SIZES } from '../components/cards/coverSizes.ts';
import { NextBand } from '../components/frame/NextBand.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import type { ProseDocument } from './types.ts';

/** The way to the next document, in its project's colour or in ink. */
export function NextStory({ title, path, cover, phone, hue }: NonNullable<ProseDocument['next']>) {
  const picture = cover && (
    <Picture image={{ ...cover, alt: '' }} narrow={phone} ratio={16 / 10} sizes={COVER_SIZES} />
  );
  return <NextBand title={title} path={path} hue={hue} label={prose.next} picture={picture} />;
}
