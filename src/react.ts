// React alone, as an entry: a change of our code then doesn't rename the file that has it.
import 'react';
import 'react/jsx-runtime';
import 'wouter';

/**
 * React for browsers. Every entry has it in the same file, but only the browser's runs it: in Node it would keep
 * the process alive.
 */
export const reactDomClient = (): typeof import('react-dom/client') => require('react-dom/client');
