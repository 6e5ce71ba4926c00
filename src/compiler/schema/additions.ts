import { type SiteWidgets, WIDGETS, type WidgetName } from '@json-site/model/widgets';
import { valueIn } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import { parseFile } from '../source/json-file.ts';
import type { ComponentFolder, MeaningModule, RuleModule, SchemaSources } from './checks/schema-sources.ts';
import type { SiteMeaning } from './site-meaning.ts';

/** `src/site/widgets/star-rating` → `star-rating`, `src/blocks/card-grid` → `card-grid` */
export const componentIn = ({ folder }: ComponentFolder) => folder.slice(folder.lastIndexOf('/') + 1);

/** The file in the folder of a widget that says which one of the engine it is like. */
export const WIDGET_DEFINITION = 'widget.json';

export const widgetFile = ({ folder }: ComponentFolder) => `${folder}/${WIDGET_DEFINITION}`;

/** `src/site/meanings/week-day.ts` → `week-day` */
export const additionIn = ({ source: { path } }: MeaningModule | RuleModule): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '');

/** The frames of lists and groups are no controls. */
const FRAMES: readonly string[] = ['list', 'group'];

/** The widgets of the engine that content can choose, and that a site can replace. */
export const REPLACEABLE = Object.keys(WIDGETS).filter((name) => !FRAMES.includes(name));

const isReplaceable = (name: unknown): name is WidgetName =>
  REPLACEABLE.some((replaceable) => replaceable === name);

/** Reads the widgets that a site adds. One that cannot be used is left out: checkAdditions() reports it. */
export function widgetsOfSite({ files, widgets = [] }: SchemaSources): SiteWidgets {
  return Object.fromEntries(
    widgets.flatMap((one): [string, WidgetName][] => {
      const definition = files.find(({ path }) => path === widgetFile(one));
      const value = definition && parseFile(definition).value;
      const replaced = valueIn(value, 'like');
      return isReplaceable(replaced) ? [[componentIn(one), replaced]] : [];
    }),
  );
}

/** The functions of the meanings that a site adds, by name. */
export const meaningsOfSite = remembered(
  ({ meanings = [] }: SchemaSources) =>
    new Map(
      meanings.flatMap((one): [string, SiteMeaning][] =>
        one.resolve ? [[additionIn(one), one.resolve]] : [],
      ),
    ),
);
