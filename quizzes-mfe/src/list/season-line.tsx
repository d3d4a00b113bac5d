import { styled } from 'styled-components';
import { paths } from '@console/shared/model';
import { BackLink, SelectField, theme, visuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';

const Line = styled.div`
  display: none;

  ${theme.media.phone} {
    display: flex;
    flex: 1 0 100%;
    align-items: flex-start;
    gap: ${theme.space(3)};
    margin-bottom: -${theme.space(2)};
    font-size: ${theme.fontSize.small};

    /* The area to press is higher than the line, and ends above the heading. */
    a {
      flex: none;
      margin-block: -4px -16px;
      padding-block: 4px 16px;
    }

    > div > div {
      flex: 1;
      gap: 0;
    }

    /* It is locked, so it needs no room for a finger, but for a name that comes later, and rarely takes more than two lines. */
    select {
      min-height: calc(2lh + 4px);
      padding: 0 ${theme.space(2)};
      font-size: inherit;
      line-height: 1rem;
    }

    label,
    p {
      ${visuallyHidden}
    }
  }
`;

/** On phones, above the heading: the way back, and the shown season, which is in the panel on wider screens. */
export const SeasonLine = ({ name = '…' }: { name?: string }) => (
  <Line>
    <BackLink to={paths.seasonList}>{t('Go Back')}</BackLink>
    <ShownSeason name={name} />
  </Line>
);

/** A long name takes a second line. */
const Whole = styled.div`
  display: contents;

  select {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Another season is chosen in the list of seasons. */
export const ShownSeason = ({ name }: { name: string }) => (
  <Whole>
    <SelectField
      translate="no"
      label={t('Season')}
      lockedReason={t('To choose another season, go back.')}
      options={[{ value: '', label: name }]}
    />
  </Whole>
);
