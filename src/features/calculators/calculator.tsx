import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { t } from "#shared/translate.ts";
import { formatNumber } from "#src/lib/format.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./calculator.module.css";
import type { CalculatorDefinition, ChoiceInput, NumberInput, Outcome } from "./calculator-types.ts";
import { useCalculator } from "./use-calculator.ts";

interface CalculatorProps {
  definition: CalculatorDefinition;
  /** Gets the calculation as a sentence whenever the visitor has changed it. */
  onEstimate: (estimate: string) => void;
  /** The link to ask about the result; an anchor on the same page. */
  ask: { anchor: string; label: string };
}

/** Sliders and numbers beside the result that they give. */
export function Calculator({ definition, onEstimate, ask }: CalculatorProps) {
  const { id, title, lead, caution, choices, numbers } = definition;
  const { element, chosen, typed, values, outcome, choose, type } = useCalculator(definition, onEstimate);
  const shown = Object.entries(numbers).filter(([, { when }]) => !when || when(chosen));
  const rows = (assumed: boolean) =>
    shown
      .filter(([, input]) => Boolean(input.assumed) === assumed)
      .map(([name, input]) => (
        <NumberRow
          key={name}
          name={name}
          input={input}
          typed={typed[name] ?? ""}
          value={values[name] ?? input.start}
          onChange={(text) => type(name, text)}
        />
      ));
  return (
    <section ref={element} id={id} tabIndex={-1} className="section joined" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="head">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.calculator}>
          <div className={styles.inputs}>
            {choices.map((choice) => (
              <Choice
                key={choice.name}
                choice={choice}
                value={chosen[choice.name] ?? ""}
                onChange={(value) => choose(choice.name, value)}
              />
            ))}
            {rows(false)}
            <details className={styles.assumptions}>
              <summary>Assumptions</summary>
              <div className={styles.rows}>{rows(true)}</div>
            </details>
          </div>
          <div className={`night ${styles.outcome}`}>
            <Result outcome={outcome}>
              <ButtonLink
                className={styles.ask}
                href={`#${ask.anchor}`}
                onClick={() => onEstimate(outcome.estimate)}
              >
                {ask.label}
              </ButtonLink>
            </Result>
          </div>
          <p className={styles.caution}>{caution}</p>
        </div>
      </div>
    </section>
  );
}

interface ResultProps {
  outcome: Outcome;
  /** What the visitor can do with it. */
  children: ReactNode;
}

function Result({ outcome: { label, figure, rows }, children }: ResultProps) {
  return (
    <div className={styles.result}>
      <Settled text={`${t(label)}: ${t(figure)}`} />
      <div className={styles.headline}>
        <p>{label}</p>
        <p className={`num ${styles.figure}`}>{figure}</p>
      </div>
      <div className={styles.details}>
        <dl className={`num ${styles.facts}`}>
          {rows.map((row) => (
            <div key={row.label} data-cost={row.cost}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}

/** Milliseconds without a change before the result is read out. */
const settling = 700;

/** Reads the result to a screen reader once the slider has stopped moving. */
function Settled({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  const shown = useRef(text);
  useEffect(() => {
    if (text === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = text;
      setSpoken(text);
    }, settling);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

interface NumberRowProps {
  name: string;
  input: NumberInput;
  typed: string;
  value: number;
  onChange: (text: string) => void;
}

function NumberRow({ name, input, typed, value, onChange }: NumberRowProps) {
  const { label, unit, range } = input;
  const [min, max, step] = range;
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span className={`num ${styles.number}`}>
        <input
          id={id}
          data-input={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby={`${id}-unit`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onChange(formatNumber(value))}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
      <input
        data-input={name}
        type="range"
        aria-label={`${t(label)}, ${t(unit)}`}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${formatNumber(value)} ${t(unit)}`}
        onChange={(event) => onChange(formatNumber(event.currentTarget.valueAsNumber))}
      />
    </div>
  );
}

interface ChoiceProps {
  choice: ChoiceInput;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ choice: { name, label, options }, value, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              data-input={name}
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
