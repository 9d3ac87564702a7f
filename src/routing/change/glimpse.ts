import { loadStyles } from './styles.ts';

/**
 * Adds to a facet of the wheel what is seen of its page while it is pointed at: its picture for the hub, and what it is, for the
 * ring's foot (wheels.css). Where that can't be loaded, or the wheel isn't hydrated yet, the next time does it.
 */
export async function showGlimpse(link: HTMLElement) {
  const place = link.closest('li');
  if (!place?.closest('[data-ready]') || place.dataset.glimpse !== undefined) return;
  place.dataset.glimpse = '';
  // Without the styles it would lie raw over the wheel.
  const loading = Promise.all([import('#site/glimpses.js'), loadStyles('late')]);
  const [{ glimpses }] = await loading.catch((error) => {
    delete place.dataset.glimpse;
    throw error;
  });
  const glimpse = glimpses[place.dataset.page ?? ''];
  if (!glimpse) return;
  const hub = document.createElement('div');
  hub.dataset.hub = glimpse.kind;
  hub.append(...glimpse.pictures.map(pictureAt));
  const plate = document.createElement('span');
  plate.dataset.plate = '';
  plate.textContent = glimpse.text;
  for (const each of glimpse.text ? [hub, plate] : [hub]) {
    each.setAttribute('aria-hidden', 'true'); // the link's name says it
    place.append(each);
  }
}

function pictureAt({ src, focus = '', toned }: { src: string; focus?: string; toned?: boolean }) {
  const image = new Image();
  image.style.objectPosition = focus;
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.src = src;
  if (!toned) return image;
  const tones = document.createElement('div');
  tones.className = 'toned';
  tones.append(image);
  return tones;
}
