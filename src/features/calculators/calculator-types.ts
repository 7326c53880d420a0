/** A number that the visitor can change. */
export interface NumberInput {
  name: string;
  label: string;
  /** Stands behind the number, such as `kW`. */
  unit: string;
  min: number;
  max: number;
  step: number;
  start: number;
  /** Stands under Assumptions, where fewer people look. */
  assumed?: boolean;
  /** Shown only while these choices are made. */
  when?: (choices: Readonly<Record<string, string>>) => boolean;
}

/** A choice between a few ways to calculate. */
export interface ChoiceInput {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** What came out, ready to be shown. */
export interface Outcome {
  label: string;
  /** The figure that people look for. */
  figure: string;
  rows: readonly { label: string; value: string }[];
  /** The whole calculation in one sentence, which goes with an enquiry. */
  scenario: string;
}

export type Numbers = Readonly<Record<string, number>>;
export type Choices = Readonly<Record<string, string>>;

/** One calculator: what is asked, and how the answer is made. */
export interface CalculatorDefinition {
  id: string;
  title: string;
  lead: string;
  /** What the figures leave out, and that nothing is promised. */
  caution: string;
  choices: readonly ChoiceInput[];
  numbers: readonly NumberInput[];
  compute: (numbers: Numbers, choices: Choices) => Outcome;
}
