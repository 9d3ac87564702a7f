import { announce, el, lang, posing, speak, svg } from '../base.js';

const t = speak({
  es: {
    loading: (city) => `Buscando ${city}…`,
    slow: 'El servicio tarda más de lo normal. Sigo esperando…',
    unknown: (city) => `No encuentro ninguna ciudad llamada «${city}». Prueba con otra grafía.`,
    failed: 'El servicio del tiempo no responde bien ahora mismo. Inténtalo dentro de un rato.',
    offline: 'No hay conexión.',
    sample: (when) => `Un ejemplo, del ${when}: busca tu ciudad.`,
    last: (when) => `Última previsión que pude obtener: ${when}`,
    done: (place) => `Previsión para ${place}`,
    now: 'ahora',
    rain: (share) => `Lluvia: ${share}\u00a0%`,
    words: { sun: 'Despejado', part: 'Nubes y claros', cloud: 'Nublado', fog: 'Niebla', rain: 'Lluvia', snow: 'Nieve', storm: 'Tormenta' },
  },
  de: {
    title: 'Wettervorhersage',
    description: 'Das Wetter heute und in den nächsten Tagen, für jede Stadt.',
    heading: 'Wettervorhersage',
    city: 'Stadt',
    search: 'Suchen',
    credit: 'Daten von',
    loading: (city) => `Suche ${city} …`,
    slow: 'Der Dienst braucht länger als sonst. Ich warte noch …',
    unknown: (city) => `Eine Stadt namens „${city}“ finde ich nicht. Vielleicht schreibt sie sich anders?`,
    failed: 'Der Wetterdienst antwortet gerade nicht richtig. Bitte später noch einmal versuchen.',
    offline: 'Keine Verbindung.',
    sample: (when) => `Ein Beispiel vom ${when}: Such deine Stadt.`,
    last: (when) => `Letzte Vorhersage, die ich bekommen habe: ${when}`,
    done: (place) => `Vorhersage für ${place}`,
    now: 'jetzt',
    rain: (share) => `Regen: ${share}\u00a0%`,
    words: { sun: 'Klar', part: 'Wolkig', cloud: 'Bedeckt', fog: 'Nebel', rain: 'Regen', snow: 'Schnee', storm: 'Gewitter' },
  },
  en: {
    title: 'Weather forecast',
    description: 'Today’s weather and the next few days’, for any city.',
    heading: 'Weather forecast',
    city: 'City',
    search: 'Search',
    credit: 'Data from',
    loading: (city) => `Looking for ${city}…`,
    slow: 'The service is taking longer than usual. Still waiting…',
    unknown: (city) => `I can’t find a city called “${city}”. Try another spelling.`,
    failed: 'The weather service isn’t answering properly right now. Please try again later.',
    offline: 'There’s no connection.',
    sample: (when) => `An example from ${when}: search for your city.`,
    last: (when) => `The last forecast I could get: ${when}`,
    done: (place) => `Forecast for ${place}`,
    now: 'now',
    rain: (share) => `Rain: ${share}\u00a0%`,
    words: { sun: 'Clear', part: 'Partly cloudy', cloud: 'Overcast', fog: 'Fog', rain: 'Rain', snow: 'Snow', storm: 'Thunderstorm' },
  },
});

const SLOW_MS = 3000;
const TIMEOUT_MS = 15_000;
const find = (selector) => document.querySelector(selector);
const input = find('#city');
let asking = new AbortController();

/** WMO weather codes: https://open-meteo.com/en/docs#weather_variable_documentation */
function kindOf(code) {
  if (code === 0) return 'sun';
  if (code <= 2) return 'part';
  if (code === 3) return 'cloud';
  if (code <= 48) return 'fog';
  if (code >= 95) return 'storm';
  return (code >= 71 && code <= 77) || code === 85 || code === 86 ? 'snow' : 'rain';
}

const CLOUD = 'M28 78a18 18 0 0 1 2-36 26 26 0 0 1 49-4 20 20 0 0 1 1 40z';
const FALLS = { rain: 'M34 86l-5 12M54 86l-5 12M74 86l-5 12', snow: 'M32 92h.1M52 96h.1M72 92h.1', fog: 'M22 88h56M32 98h48' };

/** Drawn by hand, from a sun, a cloud and what falls from it. */
function icon(kind) {
  const parts = [];
  if (kind === 'sun') parts.push(svg('circle', { class: 'sun', cx: 50, cy: 52, r: 30 }));
  if (kind === 'part') parts.push(svg('circle', { class: 'sun', cx: 68, cy: 34, r: 24 }));
  if (kind !== 'sun') parts.push(svg('path', { class: 'cloud', d: CLOUD }));
  if (FALLS[kind]) parts.push(svg('path', { class: 'fall', d: FALLS[kind] }));
  if (kind === 'storm') parts.push(svg('path', { class: 'bolt', d: 'M54 72l-14 18h9l-4 14 16-20h-9l6-12z' }));
  return svg('svg', { viewBox: '0 0 100 106', 'aria-hidden': true }, ...parts);
}

async function json(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** @returns {Promise<object | null>} null when there is no such city */
async function forecastOf(city, signal) {
  const found = await json(`https://geocoding-api.open-meteo.com/v1/search?name=${encodeURIComponent(city)}&count=1&language=${lang}`, signal);
  const place = found.results?.[0];
  if (!place) return null;
  const wanted = 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max';
  const { current, daily } = await json(
    `https://api.open-meteo.com/v1/forecast?latitude=${Number(place.latitude)}&longitude=${Number(place.longitude)}&current=temperature_2m,weather_code&daily=${wanted}&forecast_days=5&timezone=auto`,
    signal,
  );
  const forecast = {
    place: [place.name, place.country].filter(Boolean).join(', '),
    at: Date.now(),
    now: { degrees: current.temperature_2m, kind: kindOf(current.weather_code) },
    days: daily.time.slice(0, 5).map((day, i) => ({
      day,
      kind: kindOf(daily.weather_code[i]),
      high: daily.temperature_2m_max[i],
      low: daily.temperature_2m_min[i],
      rain: daily.precipitation_probability_max[i],
    })),
  };
  const isComplete = Number.isFinite(forecast.now.degrees) && forecast.days.length > 0 && forecast.days.every(({ day, high }) => Number.isFinite(high) && !Number.isNaN(Date.parse(day)));
  if (!isComplete) throw new Error('incomplete');
  return forecast;
}

async function search(city) {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  announce(t.loading(city));
  const slow = setTimeout(() => announce(t.slow), SLOW_MS);
  const timeout = setTimeout(() => asking.signal === signal && asking.abort('timeout'), TIMEOUT_MS);
  try {
    const forecast = await forecastOf(city, signal);
    if (!forecast) {
      announce(t.unknown(city));
      return;
    }
    show(forecast);
    announce(t.done(forecast.place));
    // The last forecast stays with this entry of the history: nothing else is stored.
    history.replaceState({ forecast }, '', `?${new URLSearchParams({ ...(new URLSearchParams(location.search).has('lang') && { lang }), city })}`);
  } catch {
    if (signal.aborted && signal.reason !== 'timeout') return; // another city has been asked for
    announce(navigator.onLine ? t.failed : t.offline);
    const { forecast } = history.state ?? {};
    if (forecast) show(forecast, t.last);
  } finally {
    clearTimeout(slow);
    clearTimeout(timeout);
  }
}

const degrees = (value) => `${Math.round(value)}°`;

/** @param {((when: string) => string) | null} dated how its date is said; null for one of now */
function show({ place, at, now, days }, dated = null) {
  find('.forecast').hidden = false;
  find('h2').textContent = place;
  find('.dated').hidden = !dated;
  find('.dated').textContent = dated?.(new Date(at).toLocaleString(lang, { dateStyle: 'full', timeStyle: 'short' })) ?? '';
  find('.now').replaceChildren(icon(now.kind), el('strong', {}, degrees(now.degrees)), el('span', {}, `${t.words[now.kind]}, ${t.now}`));
  find('.days').replaceChildren(
    ...days.map(({ day, kind, high, low, rain }) =>
      el(
        'li',
        {},
        icon(kind),
        el('span', {}, new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { weekday: 'long', timeZone: 'UTC' })),
        el('span', {}, el('span', { className: 'high' }, degrees(high)), ` ${degrees(low)}`),
        el('span', { className: 'text' }, [...(kind === 'rain' && Number.isFinite(rain) ? [] : [t.words[kind]]), ...(Number.isFinite(rain) ? [t.rain(rain)] : [])].join('. ')),
      ),
    ),
  );
}

find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const city = input.value.trim();
  if (city) search(city);
});

const city = new URLSearchParams(location.search).get('city')?.slice(0, 80).trim();

/** Shown until a city is asked for: five days in Leipzig from a moment on, in ms. */
function example(at) {
  const kinds = ['part', 'sun', 'rain', 'cloud', 'storm'];
  const days = kinds.map((kind, i) => ({
    day: new Date(at + i * 86_400_000).toISOString().slice(0, 10),
    kind,
    high: [21, 24, 18, 19, 22][i],
    low: [11, 12, 10, 9, 13][i],
    rain: [10, 0, 80, 30, 70][i],
  }));
  return { place: 'Leipzig', at, now: { degrees: 19, kind: 'part' }, days };
}

if (posing) {
  input.value = 'Leipzig';
  show(example(Date.now()));
} else if (city) {
  input.value = city;
  search(city);
} else {
  show(example(Date.UTC(2026, 4, 18, 9)), t.sample);
  input.focus();
}
