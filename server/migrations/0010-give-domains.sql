-- A Mandant and its domains must appear together or not at all, but the directory of domains belongs to the sign-in. These two
-- run as the owner and reach nothing but the domains of the transaction's own Mandant; who may call them is the verbs' business.
create function auth.give_domain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  scope uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
begin
  insert into auth.mandant_domain (domain, mandant_id) values (p_domain, scope) on conflict (domain) do nothing;
  return exists (select from auth.mandant_domain d where d.domain = p_domain and d.mandant_id = scope);
end
$$;
comment on function auth.give_domain is 'Gives a host to the scope''s Mandant; false when another Mandant has it.';
revoke all on function auth.give_domain from public;
grant execute on function auth.give_domain to platzwart_app;

create function auth.take_domain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.mandant_domain d
    where d.domain = p_domain and d.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid;
  return found;
end
$$;
comment on function auth.take_domain is 'Takes a host from the scope''s Mandant; false when it has no such host.';
revoke all on function auth.take_domain from public;
grant execute on function auth.take_domain to platzwart_app;
