// The content of a page that the project lacks is of any type: its tests don't run then.
declare module '#site/content/*.js';
