// The colours of the sky around the clock: its rings from the centre out (--k0 to --k6), and the pavement; then the text on it.

export const dawn = {
  '--k0': '#FFE3A6',
  '--k1': '#FFD9AE',
  '--k2': '#FBDCC8',
  '--k3': '#EFE2DC',
  '--k4': '#DFE9EA',
  '--k5': '#D2E3E7',
  '--k6': '#C6DCE2',
  '--pavement': '#D8DEDD',
};

export const day = {
  '--k0': '#FFF4D6',
  '--k1': '#F4F5E4',
  '--k2': '#E9F3EE',
  '--k3': '#E0EFF0',
  '--k4': '#D8EBEE',
  '--k5': '#CFE6EB',
  '--k6': '#C8E1E8',
  '--pavement': '#DDE5E4',
};

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
