import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { makeStore } from '@/store/makeStore';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

createRoot(root).render(
  <Providers store={makeStore()} cache={makeCache()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>,
);
