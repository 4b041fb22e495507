-- Every page begins with the question whether there are further houses. Asking the houses would be asking every machine of a cluster.
-- Of the accounts that there are nobody has noted it, so they are asked for as before.
alter table auth."user" add column mehrere boolean not null default true;
alter table auth."user" alter column mehrere set default false;
comment on column auth."user".mehrere is 'A house has invited the account that had one already, so there may be several. False: there is one house at most.';

create or replace function auth.accounts_for(p_people jsonb)
  returns table (email text, id text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    insert into auth."user" as u (id, name, email)
      select pg_catalog.gen_random_uuid()::text, r.name, r.email from jsonb_to_recordset(p_people) as r(name text, email text)
      order by r.email
      on conflict on constraint user_email_key do update set mehrere = true
      returning u.email, u.id;
end
$$;
