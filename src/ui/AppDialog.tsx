import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from './Icon';
import { useBackCloses } from '@/lib/backCloses';
import { IconButton } from '@/ui/button/IconButton';
import { uiCopy } from './uiCopy';

type AppDialogProps = {
  title: string;
  subtitle?: string;
  isOpen: boolean;
  onClose: () => void;
  /** What the cancel icon does, where that is not the same as closing by Escape. */
  onCancel?: () => void;
  /** Called once it is out of sight. */
  onClosed?: (() => void) | undefined;
  /** On phones `small` stays a card and `large` is as wide as the screen. */
  size?: 'small' | 'large';
  children: ReactNode;
};

/** Every dialog of the site: title, cancel icon, content. Escape and Back close it. Closing it unmounts the content. */
export function AppDialog({
  title,
  subtitle,
  isOpen,
  onClose,
  onCancel = onClose,
  onClosed,
  size = 'large',
  children,
}: AppDialogProps) {
  const titleId = useId();
  useBackCloses(isOpen, onClose);
  return (
    <Dialog
      open={isOpen}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullWidth
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
      sx={{ '& .MuiDialog-paper': size === 'large' ? largePaper : smallPaper }}
    >
      <DialogTitle
        id={titleId}
        variant="h3"
        component="h2"
        sx={{ p: { xs: '16px 72px 4px 20px', sm: '20px 76px 4px 28px' }, fontSize: '1.75rem' }}
      >
        {title}
      </DialogTitle>
      <IconButton
        aria-label={uiCopy.cancel}
        onClick={onCancel}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Icon icon={X} />
      </IconButton>
      {subtitle && (
        <Typography sx={{ px: { xs: '20px', sm: '28px' }, pb: 1, color: 'text.secondary' }}>
          {subtitle}
        </Typography>
      )}
      <DialogContent sx={{ p: { xs: '8px 20px 24px', sm: '8px 28px 28px' }, ...showsMore }}>
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** A shadow at the lower edge while there is more below: the ground that moves with the words covers it at their end. */
const showsMore = {
  background: ({ vars }: Theme) =>
    `linear-gradient(transparent,${vars.palette.background.paper} 60%) 0 100%/100% 40px local,linear-gradient(transparent,${vars.palette.slate[500]}) 0 100%/100% 12px scroll`,
  backgroundRepeat: 'no-repeat',
};

/** A lit lintel above the title. */
const paper = { borderRadius: '8px', borderTop: '8px solid', borderTopColor: 'light.500', boxShadow: 3 };
const smallPaper = {
  ...paper,
  maxWidth: 480,
  m: 2,
  width: 'calc(100% - 32px)',
  // So that the sign-in with its links fits a phone of 360 x 640.
  maxHeight: 'calc(100% - 32px)',
  '--form-gap': { xs: '12px', sm: '24px' },
};
const largePaper = {
  ...paper,
  borderRadius: { xs: 0, sm: '8px' },
  maxWidth: { xs: '100%', sm: 600 },
  // On phones a toast of one line stands above it.
  m: { xs: '5.5rem 0 0', sm: 3 },
  width: { xs: '100%', sm: 'calc(100% - 48px)' },
  minHeight: { xs: 'calc(100% - 5.5rem)', sm: 0 },
  maxHeight: { xs: 'calc(100% - 5.5rem)', sm: 'calc(100% - 48px)' },
  // A field that gets the focus is above the form's button, which stays in sight, with its message.
  '@media (min-height: 600px)': { '& .MuiDialogContent-root': { scrollPaddingBottom: '150px' } },
};
