// The texts of made-up owners (owners.ts), in their languages' own letters, from far too short to far too long.
import fc, { type Arbitrary } from 'fast-check';

/** The words of one language, in the lengths that texts of a kind have. */
export type InLanguage<T> = (code: string) => Arbitrary<T>;
/** A text in the owner's languages. */
export type Texts = <T>(make: InLanguage<T>) => Arbitrary<T | Record<string, T>>;

/** The words of each language, some of them very long; its code has a locale and a script by default. */
export const WORDS: Record<string, string> = {
  ar: 'في من على مع بيانات هندسة تطوير البرمجيات المسؤولية الاستراتيجية والاستخدامات المستشفيات فأسقيناكموه',
  cs: 'a v s že dům čtvrtek příliš žluťoučký vývojářka odpovědnost nejneobhospodařovávatelnější zpřístupňování',
  de: 'die und für Größe Werkzeuge Straßenbahn Softwareentwicklerin Arbeitsunfähigkeitsbescheinigung in am Öl Maß',
  el: 'και το σε με δεδομένα έργο μηχανικός ανάπτυξη προσβασιμότητα ηλεκτροεγκεφαλογράφημα διεθνοποίηση',
  en: 'the of a to maps systems people engineering accessibility counterrevolutionaries internationalisation C++ 24/7',
  es: 'de y la con datos diseño montañés desarrolladora pingüinos electroencefalografista internacionalización',
  fr: 'le et à où œuvre données l’équipe aujourd’hui accessibilité anticonstitutionnellement c’est-à-dire en ça',
  he: 'של את עם על נתונים פיתוח הנדסה מערכות אחריות התקשורתיים והאינטרנציונליזציה ולכשתתייעצויותיהם',
  it: 'il e di più città dati l’azienda progettazione responsabilità sviluppatrice precipitevolissimevolmente',
  nl: 'de en het ijs coördinatie ontwikkelaar zeeën kwaliteitsbewaking arbeidsongeschiktheidsverzekering',
  pl: 'i w z że łódź źródło programistka odpowiedzialność Konstantynopolitańczykowianeczka zażółć wdrożenie',
  pt: 'o e de não ação dados gestão coração desenvolvedora acessibilidade inconstitucionalissimamente',
  uk: 'і в на що об’єкт їжак розробниця інженерія відповідальність інтернаціоналізація електроенцефалографічний',
};

/** Parts of names, by script. */
const NAMES: Record<string, string> = {
  Arab: 'نور عبد الرحمن محمد المستنصر بالله فاطمة الزهراء بن يوسف',
  Cyrl: 'Ія Олександра-Марія Ющенко Нечуй-Левицький Григорій Щ’єдрина Квітка-Основ’яненко',
  Grek: 'Εύα Παπακωνσταντίνου Αλέξανδρος Χατζηπαναγιωτίδου-Ψαρρού Ίων',
  Hebr: 'נעה בן־גוריון אלכסנדרה שלמה כהן־אפשטיין יהושע',
  Latn: 'Jo Østergård María-José O’Brien Ángel Jean-Baptiste de Þórdís Wolfeschlegelsteinhausen Şahin Featherstonehaugh',
};

export const some = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });
export const list = <T>(arbitrary: Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(arbitrary, { minLength, maxLength, size: 'max' });
const among = (words = '') => fc.constantFrom(...words.split(' '));
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of some letters, which may end within a word. */
export const line =
  (least: number, most: number): InLanguage<string> =>
  (code) =>
    fc
      .tuple(fc.integer({ min: least, max: most }), list(among(WORDS[code]), 30, 45))
      .map(([length, words]) => capital(words.join(' ')).slice(0, length).trim());

/** A text of some words. */
export const passage =
  (least: number, most: number): InLanguage<string> =>
  (code) =>
    list(among(WORDS[code]), least, most).map((words) => `${capital(words.join(' '))}.`);

/** Mostly a sentence or two; sometimes a word, sometimes far too much. */
export const text: InLanguage<string> = (code) =>
  fc.oneof(
    { weight: 1, arbitrary: passage(1, 3)(code) },
    { weight: 4, arbitrary: passage(6, 30)(code) },
    { weight: 1, arbitrary: passage(60, 150)(code) },
  );
export const paragraphs: InLanguage<string[]> = (code) => list(text(code), 1, 4);
export const personName: InLanguage<string> = (code) =>
  list(among(NAMES[new Intl.Locale(code).maximize().script ?? '']), 1, 5)
    .map((parts) => parts.join(' '))
    .filter(({ length }) => length >= 3 && length <= 45);

/** Mostly in each of the languages; sometimes only in the first. */
export const textsIn =
  (codes: string[]): Texts =>
  (make) => {
    const [first = '', second] = codes;
    if (!second) return make(first);
    return fc.record({ [first]: make(first), [second]: make(second) }, { requiredKeys: [first] });
  };
