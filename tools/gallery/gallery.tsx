import { styled } from '@mui/material/styles';
import { isValidElement, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { loadFonts } from '@/app/theme/fonts';
import { applyTimeOfDay } from '@/lib/time/timeOfDay';
import { makeStore } from '@/store/makeStore';
import { pieces, shots } from './pieces';
import { jobs, Scene } from './scene';

const { dataset } = document.documentElement;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');
const address = new URLSearchParams(location.search);
const isFrame = address.has('piece');

if (isFrame) {
  // The same again after a reload: no drafts. Calls are never answered, so that what is sent stays on its way.
  localStorage.clear();
  sessionStorage.clear();
  window.fetch = () => new Promise(() => undefined);
}
dataset.colorScheme = address.get('scheme') ?? '';
applyTimeOfDay();
void loadFonts();
createRoot(root).render(
  <Providers store={makeStore()} cache={makeCache()}>
    {isFrame ? <Frame name={address.get('piece') ?? ''} state={address.get('state')} /> : <Gallery />}
  </Providers>,
);

/** One component in all its states, or in the one that fills the screen. */
function Frame({ name, state }: { name: string; state: string | null }) {
  const states = Object.entries(pieces[name] ?? {}).filter(([each]) => state === null || each === state);
  return states.map(([each, shown]) => (
    <State key={each}>
      {state === null && <small>{each}</small>}
      <InScene shown={shown} />
    </State>
  ));
}

/** In a scene of its own, or in the default one. */
const InScene = ({ shown }: { shown: ReactNode }) =>
  isValidElement(shown) && shown.type === Scene ? shown : <Scene list={jobs}>{shown}</Scene>;

const State = styled('div')({
  '& + &': { marginTop: 24 },
  '& > small': { display: 'block', padding: '0 4px 4px' },
});

const widths = [320, 360, 390, 440, 600, 820, 1200, 1440];

/** The names, found by a part of them, and the one of the address in a frame of the chosen width. */
function Gallery() {
  const [sought, setSought] = useState('');
  const [width, setWidth] = useState(820);
  const [scheme, setScheme] = useState('light');
  const title = decodeURIComponent(useSyncExternalStore(followHash, () => location.hash.slice(1)));
  const shown = shots.find((shot) => shot.title === title) ?? shots[0];
  const found = shots.filter((shot) => shot.title.toLowerCase().includes(sought.toLowerCase()));
  return (
    <Layout>
      <nav>
        <input aria-label="Name" type="search" onChange={({ target }) => setSought(target.value)} />
        <Choice
          label="Width"
          options={widths.map(String)}
          value={String(width)}
          onChoose={(each) => setWidth(Number(each))}
        />
        <Choice label="Colours" options={['light', 'dark']} value={scheme} onChoose={setScheme} />
        {found.map((shot) => (
          <a key={shot.title} href={`#${shot.title}`} data-query={shot.query} aria-current={shot === shown}>
            {shot.title}
          </a>
        ))}
      </nav>
      {/* This very page: nothing to protect it from. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe title={title} width={width} src={`/?${shown?.query}&scheme=${scheme}`} />
    </Layout>
  );
}

function followHash(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

type ChoiceProps = { label: string; options: string[]; value: string; onChoose: (option: string) => void };

const Choice = ({ label, options, value, onChoose }: ChoiceProps) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {options.map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </select>
);

const Layout = styled('div')({
  display: 'flex',
  height: '100vh',
  nav: { flex: 'none', width: 260, padding: 12, overflowY: 'auto' },
  'nav > *': { display: 'block', width: '100%', padding: '4px 0' },
  '[aria-current=true]': { fontWeight: 700 },
  iframe: { flex: 'none', height: '100%', border: '1px solid' },
});
