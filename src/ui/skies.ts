// The colours of the sky around the clock: its rings from the centre out (--k0 to --k6), and the pavement; then the text on it.

export const dusk = {
  '--k0': '#F4B67C',
  '--k1': '#DB9169',
  '--k2': '#8C7A80',
  '--k3': '#45637C',
  '--k4': '#2B4D69',
  '--k5': '#1D3B57',
  '--k6': '#14304A',
  '--pavement': '#43586B',
};

export const night = {
  '--k0': '#2A4A66',
  '--k1': '#24425D',
  '--k2': '#1E3A54',
  '--k3': '#19334C',
  '--k4': '#152C44',
  '--k5': '#11263C',
  '--k6': '#0D1F33',
  '--pavement': '#22384E',
};

export const wordsOnBright = { '--on-sky': '#10243A', '--on-sky-2': '#23394F' };

export const wordsOnDark = { '--on-sky': '#fff', '--on-sky-2': '#E4EDF3' };
