import { styled } from '@mui/material/styles';
import { Column } from '@/ui/Column';
import { skyByTimeOfDay } from './skyByTimeOfDay';
import { skyRings, skySize } from '@/ui/sky/skyRings';

/** Sky rings around the house with the lit window; the text must stay clear of the warm ones. */
export const Sky = styled('section')(({ theme }) => ({
  ...skyByTimeOfDay(theme),
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--on-sky)',
  background: skyRings,
  ...skySize('56% calc(100% - 206px)', ['62px', '100px', '146px', '210px', '300px', '430px']),
  [theme.breakpoints.up('sm')]: {
    ...skySize('60% calc(100% - 300px)', ['100px', '150px', '210px', '300px', '420px', '590px']),
  },
  [theme.breakpoints.up('lg')]: {
    ...skySize('63.7% calc(100% - 25vw)', ['10.4vw', '14.6vw', '18.9vw', '27vw', '36vw', '48vw']),
  },
}));

/** From lg the street is as wide as the screen; on smaller ones the lit house stays in view. */
export const Street = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  width: 1150,
  transform: 'translateX(-64%)',
  pointerEvents: 'none',
  aspectRatio: '1600 / 520',
  background: 'var(--street) 0 0 / 100% no-repeat',
  [theme.breakpoints.up('sm')]: { width: 1300 },
  [theme.breakpoints.up('lg')]: { left: 0, width: '100%', transform: 'none' },
}));

export const Text = styled(Column)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  paddingBlock: '40px 352px',
  [theme.breakpoints.up('sm')]: { paddingBlock: '72px 490px' },
  [theme.breakpoints.up('lg')]: { paddingBlock: '68px max(340px, 24.6vw)' },
  '@media print': { paddingBlock: 16 },
}));

export const KeepTogether = styled('span')({ display: 'inline-block' });

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginTop: 28,
  '& [data-look~=outlined]:not(:hover)': { backgroundColor: 'var(--k6)' },
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}));
