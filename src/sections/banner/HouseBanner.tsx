import type { DayBannerBlock } from '@/content/types';
import { BannerText } from './BannerText';
import { Front, House, Kerbstone, Pavement, Text } from './banner.styles';
import { Column } from '@/ui/Column';
import { doorPicture } from '@/sections/shared/doorPicture';
import { Image } from '@/sections/shared/Image';
import { FramedImage } from '@/ui/FramedImage';

/** The banner by day: the front of a service's house, or a wall with a pavement scene. */
export function HouseBanner({ block }: { block: DayBannerBlock }) {
  const { ground, door, scene, front, pavement } = block;
  return (
    <House ground={ground} data-courses={Boolean(door ?? front)}>
      <Column>
        <Text>
          <BannerText block={block} />
        </Text>
        {door && (
          <Front>
            {scene && <FramedImage {...scene} ratio="4/5" isAboveFold />}
            <Image picture={doorPicture(door)} isAboveFold />
          </Front>
        )}
        {front && (
          <Pavement data-front>
            <Image picture={front} isAboveFold />
          </Pavement>
        )}
        {pavement && (
          <Pavement data-tall={pavement.height > pavement.width}>
            <Image picture={pavement} isAboveFold />
          </Pavement>
        )}
      </Column>
      <Kerbstone />
    </House>
  );
}
