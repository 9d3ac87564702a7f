// React alone, as an entry: a change of our code then doesn't rename the files that it shares with the other
// entries. Node renders pages without react-dom/client, which would keep the process alive.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import 'wouter';
