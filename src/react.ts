// React alone, as an entry: the files that it shares with the site's other entries contain no code of ours, so
// that a change of ours doesn't rename them. The client's part isn't in what Node renders pages with, where it
// would keep the process alive.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import 'wouter';
