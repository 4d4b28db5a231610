-- The fullest pages first, and of these the latest availability: where a word finds more people than are
-- ranked, these are, and the index has them in this order.
create index directory_entries_fullest on directory_entries
  (completeness desc, confirmed_on desc nulls last, person);

-- Each set of languages that anyone speaks is one step in this index: they are listed without reading everyone.
create index directory_entries_languages on directory_entries (languages);

-- What a typed text asks for. `said`: every word as it was typed, or the beginning of one. `meant`: the
-- words that resemble it too ("developeur", "développeuse"). Words that every text has say nothing.
create or replace function directory_query(typed text, out said tsquery, out meant tsquery)
  language plpgsql stable
  set search_path = public, pg_catalog
  set pg_trgm.similarity_threshold = 0.4
  as $$
declare
  token text;
  tokens text[] := (string_to_array(trim(directory_text(typed)), ' '))[1:12];
  filler constant text[] := array['a', 'au', 'aux', 'avec', 'd', 'dans', 'de', 'des', 'du', 'en', 'et', 'l',
    'la', 'le', 'les', 'ou', 'par', 'pour', 'sur', 'un', 'une', 'and', 'for', 'in', 'of', 'the', 'with'];
  is_known boolean;
  own tsquery;
  alike tsquery;
begin
  if exists (select from unnest(tokens) as t where t <> all (filler)) then
    tokens := array(select t from unnest(tokens) as t where t <> all (filler));
  end if;
  foreach token in array coalesce(tokens, '{}') loop
    continue when token = '';
    is_known := exists (select from directory_words where word = token);
    own := (token || case when length(token) >= 5 or not is_known and length(token) >= 3 then ':*' else '' end)::tsquery;
    alike := own;
    if length(token) >= 4 then
      select coalesce(own || nullif(string_agg(w.word, ' | '), '')::tsquery, own) into alike from (
        select word from directory_words
        where word % token and similarity(word, token) >= case when is_known then 0.6 else 0.4 end
          -- What the beginning finds already: said twice, it would be reckoned twice as frequent.
          and not (own::text like '%:*' and starts_with(word, token))
        order by similarity(word, token) desc, pages desc limit 8) as w;
    end if;
    said := case when said is null then own else said && own end;
    meant := case when meant is null then alike else meant && alike end;
  end loop;
end
$$;
