import { facilitiesPage } from '@/content/pages/facilities';
import { sections } from '@/sections/registry';
import { RoomsSection } from '@/sections/rooms/RoomsSection';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(facilitiesPage, { ...sections, rooms: RoomsSection });
