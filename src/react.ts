// What is React's alone, as an entry: what it shares with the site's other entries are files without any code of
// ours, which a change of ours doesn't rename. The client's part isn't in what Node renders pages with, where it
// would keep the process alive.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import 'wouter';
